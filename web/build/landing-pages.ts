import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages, siteInBuiltPages as site } from '@exit-tickets/contracts';
import type { Manifest, Plugin } from 'vite';

/** The build folder of the rendering code, separate from the served files. */
export const prerenderFolder = 'node_modules/.prerender';

/** The script that keeps user input before hydration. */
export const preHydrationInputEntry = 'src/app/pre-hydration-input.ts';

interface Rendered {
  html: string;
  title: string;
  description: string;
  stillLoading: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Files that the screen needs in addition to the app, so that the page preloads them. */
const filesOfLanding = (manifest: Manifest, language: Language) => {
  const entries = [
    'features/landing/landing-screen.tsx',
    'features/create/create-card.tsx',
    `shared/i18n/${language}/texts.ts`,
  ];
  const found = entries.map((entry) => manifest[`src/${entry}`]);
  const imported = found.flatMap((chunk) => chunk?.imports ?? []).map((name) => manifest[name]);
  return {
    early: manifest[preHydrationInputEntry]?.file ?? '',
    scripts: found.flatMap((chunk) => chunk?.file ?? []),
    styles: new Set([...imported, ...found].flatMap((chunk) => chunk?.css ?? [])),
  };
};

const headOf = ({ title, description }: Rendered, language: Language): string =>
  [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${site}/${language}" />`,
    ...languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${site}/${other}" />`),
    `<link rel="alternate" hreflang="x-default" href="${site}/" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:locale" content="${language}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${site}/${language}" />`,
    `<meta property="og:image" content="${site}/social/${language}.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${escaped(title)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');

/** Includes the message for a slow start (src/app/pre-hydration-input.ts). */
const rootOf = ({ html, stillLoading }: Rendered): string =>
  `<div id="root" data-rendered data-still-loading="${escaped(stillLoading)}">${html}</div>`;

const preload = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;

/** Splits the imports into separate scripts that run in turn, so that none blocks taps for long. */
const oneByOne = (shell: string, early: string): string => {
  const scripts = [`/${early}`, ...[...shell.matchAll(preload)].map(([, file]) => file)]
    .map((file) => `<script type="module" crossorigin src="${file}"></script>`)
    .join('\n    ');
  return shell.replaceAll(preload, '').replace('<script type="module"', `${scripts}\n    $&`);
};

/** The app's page with the landing page inserted. */
const pageOf = (shell: string, rendered: Rendered, language: Language, manifest: Manifest): string => {
  const { early, scripts, styles } = filesOfLanding(manifest, language);
  // After those of the app, in the order in which the app would load them itself.
  const files = [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !shell.includes(link));
  return (
    oneByOne(shell, early)
      .replace('<html lang="nl">', `<html lang="${language}" data-mantine-color-scheme="light">`)
      .replace(/<title>.*<\/title>\s*<meta\s+name="description"[^>]*>/, () => headOf(rendered, language))
      .replace('</head>', `${files.join('\n    ')}\n  </head>`)
      // The page can be read before hydration, so everything that makes it readable comes first.
      .replaceAll(
        /(rel="modulepreload"|type="module")(?!.*(?:pre-hydration-input|hydrated))/g,
        '$1 fetchpriority="low"',
      )
      .replace('<div id="root"></div>', () => rootOf(rendered))
  );
};

/** Renders the landing page in each language into `landing/<language>.html`, which the gateway serves to visitors. */
export const landingPages = (): Plugin => ({
  name: 'landing-pages',
  buildApp: {
    order: 'post',
    handler: async ({ config }) => {
      const folder = resolve(config.root, config.build.outDir);
      const code = resolve(config.root, prerenderFolder, 'prerender.js');
      const { renderLanding }: { renderLanding: (language: Language) => Promise<Rendered> } = await import(
        pathToFileURL(code).href
      );
      const shell = await readFile(join(folder, 'index.html'), 'utf8');
      const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
      await mkdir(join(folder, 'landing'), { recursive: true });
      // One after the other, because only one language is loaded at a time.
      for (const language of languages)
        await writeFile(
          join(folder, 'landing', `${language}.html`),
          pageOf(shell, await renderLanding(language), language, manifest),
        );
      await rm(join(folder, '.vite'), { recursive: true });
    },
  },
});
