import { runInNewContext } from 'node:vm';
import { languages } from '@exit-tickets/contracts/rules';
import { type ecmaVersion, parse } from 'acorn';
import { Window } from 'happy-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { MissingPartError } from '../src/shared/api/lazy-part.ts';
import { filesOf, readBuilt } from './built.ts';
import { calledBy, neededUnasked, nodesOf, readsSizeOfQuery } from './read-script.ts';

/** Calls of methods have a dot before them. */
const lackedByBoth = [
  ...['.groupBy', '.toSorted', '.toReversed', '.toSpliced', '.withResolvers', '.fromAsync', '.isWellFormed'],
  ...['.findLast', '.findLastIndex', '.with', 'Map.groupBy', 'Response.json', 'RegExp.escape', 'Iterator.from'],
  ...['Intl.Segmenter', 'AbortSignal.timeout', 'AbortSignal.any', 'Promise.try'],
];

/** Missing in old browsers: code that reads, calls or constructs one has to check for it first. */
const absentInBoth = [
  ...['userActivation', 'userAgentData', 'requestIdleCallback', 'requestSubmit'],
  ...['TextDecoderStream', 'TextEncoderStream', 'CompressionStream', 'DecompressionStream', 'OffscreenCanvas'],
  ...['ClipboardItem', 'URLPattern', 'Highlight', 'DurationFormat', 'canParse', 'startViewTransition'],
  ...['showPopover', 'showPicker', 'checkVisibility', 'moveBefore'],
];

const unknownCssToBoth = [
  /\bcolor-mix\(|\boklch\(|\blight-dark\(|@scope|@starting-style|@container|@property|(?:^|[{};])\s*&/,
  /@media[^{]*[<>]|[{;](?:translate|rotate|scale):|overflow(?:-[xy])?:clip|:user-(?:in)?valid|\bsubgrid\b/,
];

/** What the oldest browsers of `build/browsers.ts` do not know, by the tables of caniuse.com and MDN. */
const sides: {
  side: 'teachers' | 'students';
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
    css: [...unknownCssToBoth, /:has\((?!\[data-|input:disabled)/],
  },
  {
    side: 'students',
    version: 2020,
    syntax: [],
    calls: [...lackedByBoth, ...['.hasOwn', '.at', 'Promise.any', 'structuredClone', 'WeakRef']],
    absent: [
      ...absentInBoth,
      ...['ListFormat', 'DisplayNames', 'randomUUID', 'locks', 'BroadcastChannel', 'FinalizationRegistry'],
      ...['throwIfAborted', 'formatRange'],
    ],
    css: [
      ...unknownCssToBoth,
      /@layer|:has\(|:is\(|:where\(/,
      /[{;](?:(?:inset|aspect-ratio)|(?:margin|padding)-(?:inline|block)):/,
      // In a flex box only: Safari 14 knows `gap` in a grid.
      /\{(?=[^}]*display:(?:inline-)?flex)(?=[^}]*\bgap:)[^}]*\}/,
    ],
  },
];

/** Behind this condition stands only what browsers with `:has` read; and nothing here has a radio button of Mantine. */
const notForThem = /@supports selector\(:has\(\*\)\)\{(?:[^{}]*\{[^}]*\})*\}|\.m_f3ed6b2b\{[^}]*\}/g;

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
    const rules = readBuilt(file).replaceAll(notForThem, '');
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

describe('while the app is not there', () => {
  const script = readBuilt('old-browser.js');
  const [, loading = ''] = /<div id="root">(.*)<\/div>/.exec(readBuilt('student.html')) ?? [];

  interface Visit {
    /** Of the browser. */
    language: string;
    /** The one that was chosen here before. */
    chosen?: string;
    hasModules?: boolean;
    /** What the page shows when the script comes. */
    shown?: string;
    isRendered?: boolean;
  }

  /** Runs the script in a browser of this kind; gives what the page then says, and has errors happen. */
  const visit = ({ language, chosen, hasModules = true, shown = '', isRendered = false }: Visit) => {
    const window = new Window();
    onTestFinished(() => window.happyDOM.close());
    const { document, localStorage } = window;
    if (chosen) localStorage.setItem('i18nextLng', chosen);
    document.body.innerHTML = `<div id="root"${isRendered ? ' data-rendered' : ''}>${shown}</div><script></script>`;
    const newElement = document.createElement.bind(document);
    document.createElement = (name: string) => {
      const element = newElement(name);
      return name === 'script' && !hasModules ? newElement('div') : element;
    };
    const reload = vi.fn();
    runInNewContext(script, {
      ...{ document, localStorage, window, location: { reload } },
      navigator: { language },
      setTimeout: (run: () => void) => run(),
    });
    const root = document.getElementById('root');
    return {
      root,
      reload,
      says: () => [root?.querySelector('[lang]')?.getAttribute('lang'), root?.textContent],
      /** A script that came fails, with this error. */
      fail: (error = new Error('no such function')) =>
        void window.dispatchEvent(Object.assign(new window.Event('error'), { error })),
      /** A file does not come. */
      miss: (name: string) => {
        const element = document.body.appendChild(newElement(name));
        element.dispatchEvent(new window.Event('error'));
      },
    };
  };

  test('a browser of any age can read the script that speaks', () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });

  test.each(['index.html', 'student.html'])('%s has it before its other scripts', (page) => {
    const html = readBuilt(page);
    expect(html).toContain('<script defer src="/old-browser.js">');
    expect(html.indexOf('/old-browser.js')).toBeLessThan(html.indexOf('type="module"'));
  });

  test('a student reads that the page is loading, in the language chosen before or else that of the browser', () => {
    expect(loading).toContain('Laden...');
    expect(visit({ language: 'fr-FR', shown: loading }).says()).toEqual(['fr', 'Chargement...']);
    expect(visit({ language: 'fr-FR', chosen: 'en', shown: loading }).says()).toEqual(['en', 'Loading...']);
  });

  test('a browser without modules shows that in its language', () => {
    expect(visit({ language: 'nl-BE', hasModules: false, shown: loading }).says()).toEqual([
      'nl',
      expect.stringMatching(/^Deze pagina.*te oud/),
    ]);
    expect(visit({ language: 'tlh', hasModules: false }).says()).toEqual(['en', expect.stringContaining('too old')]);
  });

  test.each(languages)('there is a sentence in %s, and one for what did not arrive', (language) => {
    const old = visit({ language, hasModules: false });
    const cutOff = visit({ language, shown: loading });
    cutOff.miss('script');
    expect([old.says()[0], cutOff.says()[0]]).toEqual([language, language]);
    expect(cutOff.root?.querySelector('button')?.textContent).not.toBe('');
  });

  test('one that fails at the first script shows that, and a page that is there stays', () => {
    const stumbling = visit({ language: 'fr' });
    expect(stumbling.says()[1]).toBe('');
    stumbling.fail();
    expect(stumbling.says()).toEqual(['fr', expect.stringContaining('trop ancien')]);
    const running = visit({ language: 'fr', shown: '<h1>Là</h1>' });
    running.fail();
    running.miss('script');
    expect(running.root?.innerHTML).toBe('<h1>Là</h1>');
    const rendered = visit({ language: 'fr', shown: '<h1>Là</h1>', isRendered: true });
    rendered.fail();
    expect(rendered.says()).toEqual(['fr', expect.stringMatching(/trop ancien.*Là$/)]);
  });

  test.each([
    ['a script', (page: ReturnType<typeof visit>) => page.miss('script')],
    ['the texts', (page: ReturnType<typeof visit>) => page.fail(new MissingPartError(false, undefined))],
  ])('where %s did not arrive the browser is not called old: the page can be loaded again', (_what, happens) => {
    const page = visit({ language: 'nl', shown: loading });
    happens(page);
    happens(page);
    expect(page.says()).toEqual([
      'nl',
      'Deze pagina kon niet worden geladen. Controleer je internetverbinding.Opnieuw laden',
    ]);
    page.root?.querySelector('button')?.click();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  test('a picture that does not arrive says nothing', () => {
    const page = visit({ language: 'nl', shown: loading });
    page.miss('img');
    expect(page.says()).toEqual(['nl', 'Laden...']);
  });
});
