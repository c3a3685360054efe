// A thread that cannot even begin.
throw new Error('a module is missing');
