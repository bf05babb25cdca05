/**
 * Whether this is the full proof (`npm run test:full`): every page at every width, axe at each step of a wizard, and each variant of a journey.
 */
export const isFullProof = process.env['PROOF'] === 'full'

/** The widths at which a page is audited, in pixels. A quick run takes only the narrowest phone. */
export const auditWidths: readonly number[] = isFullProof ? [320, 390, 820, 1440] : [320]

/** The variants of a journey that a run takes: all in the full proof, and the first two in a quick run. */
export const variantsOf = <Variant>(variants: readonly Variant[]) => (isFullProof ? variants : variants.slice(0, 2))
