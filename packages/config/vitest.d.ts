import type { ViteUserConfig } from 'vitest/config'

type TestOptions = NonNullable<ViteUserConfig['test']>

/** Tests that need no document. */
export declare function nodeTests(test?: TestOptions): ViteUserConfig
/** Tests of components, with vanilla-extract and a document. */
export declare function domTests(test?: TestOptions): ViteUserConfig
/** How results are reported: to the reader, and as a file that the test command counts. */
export declare const reporting: { reporters: string[]; outputFile: { json: string } }
