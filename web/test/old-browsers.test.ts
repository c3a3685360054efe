import { runInNewContext } from 'node:vm';
import { languages } from '@exit-tickets/contracts/rules';
import { type ecmaVersion, parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import { filesOf, readBuilt } from './built.ts';
import { calledBy, neededUnasked, nodesOf, readsSizeOfQuery } from './read-script.ts';

/** Calls of methods have a dot before them. */
const lackedByBoth = [
  ...['.groupBy', '.toSorted', '.toReversed', '.toSpliced', '.withResolvers', '.fromAsync', '.isWellFormed'],
  ...['.findLast', '.findLastIndex', '.with', 'Map.groupBy', 'Response.json', 'RegExp.escape', 'Iterator.from'],
  ...['Intl.Segmenter', 'AbortSignal.timeout', 'AbortSignal.any', 'Promise.try'],
];

/** What is not there: whoever reads a part of it, calls it or makes one has to ask for it first. */
const absentInBoth = [
  ...['userActivation', 'userAgentData', 'requestIdleCallback', 'requestSubmit'],
  ...['TextDecoderStream', 'TextEncoderStream', 'CompressionStream', 'DecompressionStream', 'OffscreenCanvas'],
  ...['ClipboardItem', 'URLPattern', 'Highlight', 'DurationFormat', 'canParse', 'startViewTransition'],
  ...['showPopover', 'showPicker', 'checkVisibility', 'moveBefore'],
];

const unknownCssToBoth = /\bcolor-mix\(|\boklch\(|@scope|@starting-style|(?:^|[{};])\s*&/;

/** What the oldest browsers of `build/browsers.ts` do not know, by the tables of caniuse.com and MDN. */
const sides: {
  side: 'teachers' | 'pupils';
  version: ecmaVersion;
  syntax: string[];
  calls: string[];
  absent: string[];
  css: RegExp[];
}[] = [
  {
    side: 'teachers',
    version: 2022,
    syntax: ['StaticBlock'],
    calls: lackedByBoth,
    absent: absentInBoth,
    // What Mantine says with `:has` is about parts of fields that nothing here has.
    css: [unknownCssToBoth, /:has\((?!\[data-|input:disabled)/],
  },
  {
    side: 'pupils',
    version: 2020,
    syntax: [],
    calls: [...lackedByBoth, ...['.hasOwn', '.at', 'Promise.any', 'structuredClone', 'WeakRef']],
    absent: [
      ...absentInBoth,
      ...['ListFormat', 'DisplayNames', 'randomUUID', 'locks', 'BroadcastChannel', 'FinalizationRegistry'],
      ...['throwIfAborted', 'formatRange'],
    ],
    css: [
      unknownCssToBoth,
      /@layer|@container|:has\(|:is\(|:where\(/,
      /[{;](?:(?:inset|aspect-ratio)|(?:margin|padding)-(?:inline|block)):/,
      // In a flex box only: Safari 14 knows `gap` in a grid.
      /\{(?=[^}]*display:(?:inline-)?flex)(?=[^}]*\bgap:)[^}]*\}/,
    ],
  },
];

/** Behind this condition stands only what browsers with `:has` read. */
const withoutGuarded = (css: string): string =>
  css.replaceAll(/@supports selector\(:has\(\*\)\)\{(?:[^{}]*\{[^}]*\})*\}/g, '');

describe.each(sides)('in the oldest browsers of $side', ({ side, version, syntax, calls, absent, css }) => {
  test.each(filesOf(side, 'js'))('%s can be read, and uses nothing that they lack', (file) => {
    const found = new Set<string>();
    const script = parse(readBuilt(file), { ecmaVersion: version, sourceType: 'module' });
    for (const node of nodesOf(script)) {
      if (syntax.includes(node.type)) found.add(node.type);
      if ('regex' in node && /"pattern":"[^"]*\(\?<[=!]|"flags":"\w*[dv]/.test(JSON.stringify(node.regex)))
        found.add('regular expression with lookbehind, or of a new kind');
      for (const call of calledBy(node)) if (calls.includes(call)) found.add(call);
    }
    for (const name of neededUnasked(script)) if (absent.includes(name)) found.add(name);
    // There since Chrome 113, Safari 17 and Firefox 112. The router reads it for loaders, which no route here has.
    if (readsSizeOfQuery(script) && !file.includes('/vendor-')) found.add('URLSearchParams.size');
    expect([...found]).toEqual([]);
  });

  test.each(filesOf(side, 'css'))('%s says nothing that they do not understand', (file) => {
    const rules = withoutGuarded(readBuilt(file));
    for (const unknown of css) expect(rules.match(unknown)?.[0]).toBeUndefined();
  });

  test.each(filesOf(side, 'css'))('%s gives a height for those that do not know dvh', (file) => {
    // What Mantine (`.m_`) says about dialogs is said again in base.css.
    const rules = readBuilt(file)
      .split('}')
      .map((piece) => piece.split('{').slice(-2).join('{'))
      .filter((rule) => rule.includes('dvh'));
    expect(rules.filter((rule) => !/\.m_|\dvh\b.*\ddvh/.test(rule))).toEqual([]);
  });
});

describe('a browser that is older still', () => {
  const script = readBuilt('old-browser.js');

  interface Visit {
    language: string;
    hasModules: boolean;
    shown?: object;
    isRendered?: boolean;
  }

  /** Runs the script in a browser of this kind; gives back what the page then says, and how to have an error happen. */
  const visit = ({ language, hasModules, shown, isRendered = false }: Visit) => {
    const said: { textContent?: string; lang?: string }[] = [];
    const onError: (() => void)[] = [];
    const root = {
      firstChild: shown,
      hasAttribute: () => isRendered,
      insertBefore: (element: object) => said.push(element),
    };
    const newElement = () => ({ style: {}, setAttribute: () => undefined, ...(hasModules && { noModule: false }) });
    runInNewContext(script, {
      document: { getElementById: () => root, createElement: newElement },
      navigator: { language },
      window: { addEventListener: (_type: string, listener: () => void) => onError.push(listener) },
      setTimeout: (run: () => void) => run(),
    });
    return { said, fail: () => onError.forEach((listener) => void listener()) };
  };

  test('can read the script that tells so', () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });

  test.each(['index.html', 'student.html'])('meets it in %s before the scripts of the page', (page) => {
    const html = readBuilt(page);
    expect(html).toContain('<script defer src="/old-browser.js">');
    expect(html.indexOf('/old-browser.js')).toBeLessThan(html.indexOf('type="module"'));
  });

  test('gets a sentence in its language where it knows no modules', () => {
    expect(visit({ language: 'nl-BE', hasModules: false }).said).toMatchObject([
      { lang: 'nl', textContent: expect.stringContaining('te oud') },
    ]);
    expect(visit({ language: 'tr', hasModules: false }).said).toMatchObject([{ lang: 'en' }]);
  });

  test.each(languages)('gets a sentence in %s', (language) => {
    expect(visit({ language, hasModules: false }).said).toMatchObject([{ lang: language }]);
  });

  test('gets it where it stumbles over the first script, and a page that is there stays', () => {
    const stumbling = visit({ language: 'fr', hasModules: true });
    expect(stumbling.said).toEqual([]);
    stumbling.fail();
    expect(stumbling.said).toMatchObject([{ lang: 'fr' }]);
    const running = visit({ language: 'fr', hasModules: true, shown: {} });
    running.fail();
    expect(running.said).toEqual([]);
    const rendered = visit({ language: 'fr', hasModules: true, shown: {}, isRendered: true });
    rendered.fail();
    expect(rendered.said).toMatchObject([{ lang: 'fr' }]);
  });
});
