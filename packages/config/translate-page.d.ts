/**
 * Does to a page what a browser's translation does: moves each text into two elements, now and after each change, until the returned function is called.
 * [EDGE-010]
 */
export declare function translatePage(root: HTMLElement): () => void
