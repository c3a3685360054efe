import { describe, expect, test } from 'vitest';
import { userLabel } from './user-label.ts';

describe('a teacher is called', () => {
  const email = 'j.devries@school.nl';

  test('by first initial and last name', () => {
    expect(userLabel({ email, firstName: 'jan', lastName: 'de Vries' }, 'Gebruiker')).toBe('J. de Vries');
  });

  test('by e-mail address when a name is missing', () => {
    expect(userLabel({ email, firstName: 'Jan', lastName: null }, 'Gebruiker')).toBe(email);
  });

  test('user, when nothing is known', () => {
    expect(userLabel({ email: '', firstName: null, lastName: null }, 'Gebruiker')).toBe('Gebruiker');
    expect(userLabel(null, 'Gebruiker')).toBe('Gebruiker');
  });
});
