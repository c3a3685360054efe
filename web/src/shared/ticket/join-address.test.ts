import { describe, expect, test } from 'vitest';
import { isOnlyHere, joinOrigin } from './join-address.ts';

describe('students are sent', () => {
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
