import { describe, expect, test } from 'vitest';
import { userLabel } from '../src/app/shell/user-label.ts';
import { fileTitle } from '../src/components/save-file.ts';
import { pushRegistration } from '../src/features/auth/analytics.ts';
import { isOnlyHere, joinOrigin } from '../src/features/share/join-address.ts';

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

describe('pupils are sent', () => {
  test('to the address the teacher is at, when the server knows no other', () => {
    expect(joinOrigin('https://school.example', [])).toBe('https://school.example');
  });

  test('to the server’s own address when the teacher is at localhost', () => {
    expect(joinOrigin('http://localhost:3000', ['http://192.168.1.20:3000/'])).toBe('http://192.168.1.20:3000');
  });

  test('to the teacher’s address when it is one of the server’s', () => {
    const known = ['http://10.0.0.5:3000', 'http://192.168.1.20:3000'];
    expect(joinOrigin('http://192.168.1.20:3000', known)).toBe('http://192.168.1.20:3000');
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
    'nowhere from %s: no phone can open it',
    (origin) => {
      expect(isOnlyHere(origin)).toBe(true);
    },
  );

  test('anywhere from an address of the network', () => {
    expect(isOnlyHere('http://192.168.1.20:3000')).toBe(false);
    expect(isOnlyHere('https://school.example')).toBe(false);
  });
});

test('a title becomes a file name that every system takes', () => {
  expect(fileTitle('Water: ijs / damp?\r\n"1"')).toBe('Water-ijs-damp-1');
  expect(fileTitle('Élan vital')).toBe('Élan-vital');
});

test('a registration is told to the analytics layer, without telling whose', () => {
  const empty = {};
  pushRegistration(empty);
  expect(empty).toEqual({ dataLayer: [{ event: 'registration' }] });

  const page = { dataLayer: [{ event: 'start' }] };
  pushRegistration(page);
  expect(page.dataLayer).toEqual([{ event: 'start' }, { event: 'registration' }]);
});
