// Which folder may know which: read by `depcruise` in `npm run lint`, drawn by `npm run graph`.

/** The workspaces that each may import from, besides itself. */
const mayUse = {
  'packages/contracts': [],
  'packages/chromium': [],
  'packages/embedded-mongo': [],
  'packages/answer-groups': ['packages/contracts'],
  'packages/question-picker': ['packages/contracts', 'packages/answer-groups'],
  'packages/telemetry': [],
  'packages/bus': ['packages/contracts', 'packages/telemetry'],
  'packages/service-kit': ['packages/contracts', 'packages/bus', 'packages/telemetry'],
  'services/(?!all-in-one)[^/]+': [
    'packages/contracts',
    'packages/bus',
    'packages/service-kit',
    'packages/telemetry',
    'packages/chromium',
    'packages/answer-groups',
    'packages/question-picker',
  ],
  'packages/testing': [
    'packages/contracts',
    'packages/bus',
    'packages/service-kit',
    'packages/chromium',
    'packages/embedded-mongo',
  ],
  // The deployable that starts all others; nothing may use it.
  'services/all-in-one': ['packages/(contracts|bus|service-kit|chromium|embedded-mongo)', 'services/[^/]+'],
  web: ['packages/contracts', 'packages/answer-groups'],
};

const layers = Object.entries(mayUse).map(([workspace, others]) => ({
  name: `${workspace} knows only what it stands on`,
  severity: 'error',
  from: { path: `^(${workspace})/src/`, pathNot: '[.]test[.]tsx?$' },
  to: { path: '^(packages|services|web)/', pathNot: [...others, '$1'].map((one) => `^${one}/`) },
}));

export default {
  forbidden: [
    ...layers,
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no two folders that import each other',
      comment: 'What helps the tests of a folder may import it.',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: '^web/src/testing' },
      to: { circular: true, pathNot: '^web/src/testing' },
    },
    {
      name: 'a service is tested by itself, behind the gateway',
      comment: 'What several services do together is tested in e2e.',
      severity: 'error',
      from: { path: '^(services/(?!all-in-one)[^/]+)/test/' },
      to: { path: '^services/', pathNot: ['^$1/', '^services/gateway/test/'] },
    },
    {
      name: 'the rules of the contract need no schema',
      comment: 'The student page imports them, and zod would weigh more than all of it.',
      severity: 'error',
      from: { path: '^packages/contracts/src/rules/' },
      to: { pathNot: '^packages/contracts/src/rules/' },
    },
    {
      name: 'a feature uses what is shared',
      comment: 'Screens are put together in web/src/app.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(features|app|student)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'only tests use what is for tests',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/testing/', '[.]test[.]tsx?$'] },
      to: { path: ['^web/src/testing/', '^packages/testing/'] },
    },
    {
      name: 'the student page is light',
      comment: 'It stands on React and its own folder.',
      severity: 'error',
      from: { path: '^web/src/student/' },
      to: {
        path: [
          '^web/src/(app|features)/',
          '^web/src/shared/(api|drafts|forms|screen|ticket|ui)/',
          'node_modules/(@mantine|@tanstack|react-router|i18next|react-i18next|zod)/',
        ],
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
