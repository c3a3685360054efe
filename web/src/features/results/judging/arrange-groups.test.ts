import { describe, expect, test } from 'vitest';
import { aWording } from '../../../testing/builders.ts';
import { arrangeGroups } from './arrange-groups.ts';
import type { KeyedGroup } from './groups.ts';

describe('groups keep their place', () => {
  const shown = arrangeGroups(
    [],
    [{ wordings: [aWording('r1 r2')] }, { wordings: [aWording('r3')] }, { wordings: [aWording('r4', 'blank')] }],
  );
  const keys = (groups: KeyedGroup[]) => groups.map(({ key }) => key);

  test('in the order of the server at first', () => {
    expect(keys(shown)).toEqual(['r1', 'r3', 'r4']);
  });

  test('while answers come in, and a new one comes after them, before the blank ones', () => {
    const next = arrangeGroups(shown, [
      { wordings: [aWording('r5 r3 r6')] },
      { wordings: [aWording('r7')] },
      { wordings: [aWording('r1 r2')] },
      { wordings: [aWording('r8')] },
      { wordings: [aWording('r4 r9', 'blank')] },
    ]);
    expect(keys(next)).toEqual(['r1', 'r3', 'r7', 'r8', 'r4']);
  });

  test('when one of them was split, and each part has its own key', () => {
    const split = arrangeGroups(shown, [{ wordings: [aWording('r2')] }, { wordings: [aWording('r1')] }]);
    expect(split.map(({ wordings }) => wordings[0]?.responseIds[0])).toEqual(['r2', 'r1']);
    expect(new Set(keys(split)).size).toBe(2);
  });

  test('and stay the same objects when nothing changed in them', () => {
    const again = shown.map(({ wordings }) => ({ wordings: [...wordings] }));
    const same = arrangeGroups(
      shown,
      shown.map(({ wordings }) => wordings).map((wordings) => ({ wordings: wordings as never })),
    );
    expect(same[0]).toBe(shown[0]);
    expect(arrangeGroups(shown, again)[0]?.key).toBe(shown[0]?.key);
  });
});
