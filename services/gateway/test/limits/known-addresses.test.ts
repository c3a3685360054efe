import { expect, test } from 'vitest';
import { KnownAddresses } from '../../src/limits/known-addresses.ts';

const school = '192.0.2.1';
const home = '198.51.100.1';

const withTeachers = (count: number): KnownAddresses => {
  const known = new KnownAddresses(() => new Date());
  for (let n = 0; n < count; n += 1) known.teacherSeen({ userId: `teacher-${n}` }, `2001:db8:0:${n.toString(16)}::/64`);
  return known;
};

test('a school is known as long as one of its teachers was last seen there', () => {
  const known = withTeachers(0);
  for (const userId of ['an', 'bo']) known.teacherSeen({ userId }, school);
  known.teacherSeen({ userId: 'an' }, home);
  expect(known.has(school)).toBe(true);
  known.teacherSeen({ userId: 'bo' }, home);
  expect(known.has(school)).toBe(false);
  expect(known.has(home)).toBe(true);
});

test('fifty thousand teachers are remembered; beyond that, the one whose address changed longest ago is dropped', () => {
  const known = withTeachers(50_001);
  expect(known.has('2001:db8:0:0::/64')).toBe(false);
  expect(known.has('2001:db8:0:1::/64')).toBe(true);
});

test('looking up an address does not scan all teachers', () => {
  const known = withTeachers(50_000);
  const teachers = new Map(Array.from({ length: 50_000 }, (_, n) => [`teacher-${n}`, `2001:db8:0:${n}::/64`]));
  const scan = (): boolean => {
    for (const address of teachers.values()) if (address === school) return true;
    return false;
  };
  const timeOf = (times: number, work: () => unknown): number => {
    const begun = performance.now();
    for (let n = 0; n < times; n += 1) work();
    return performance.now() - begun;
  };
  expect(timeOf(1_000, () => known.has(school))).toBeLessThan(timeOf(100, scan));
});
