import type { SampleClass } from './sample-class.ts';

// Generated from the files in classes/ by build/sample-classes.ts.

export declare const sampleClass: SampleClass;
