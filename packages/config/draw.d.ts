/** Whether a run takes every case: in `npm run test:full`, and in the whole proof. */
export declare const isFullProof: boolean

/** Returns whether a run tries one of many similar cases: always in the full proof, and otherwise one in four, which the seed of the run draws. */
export declare function isDrawn(name: string): boolean

/** Returns which of several variants a run takes: all in the full proof, and otherwise the one that the seed of the run draws. */
export declare function variantsOf<Variant>(variants: readonly Variant[]): readonly Variant[]
