// A thread that fails to start.
throw new Error('a module is missing');
