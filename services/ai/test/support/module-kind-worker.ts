const { stack = '' } = new Error('loaded');

/** Returns whether this module was loaded with `require` or `import`. */
export default () => ({ kind: 'done', result: stack.includes('modules/cjs') ? 'required' : 'imported' });
