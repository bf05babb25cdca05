/** Whether this is the full proof (`npm run test:full`): every page at every width, and axe at each step of a wizard. */
export const isFullProof = process.env['PROOF'] === 'full'

/** The widths at which a page is audited, in pixels. A quick run takes only the narrowest phone. */
export const auditWidths: readonly number[] = isFullProof ? [320, 390, 820, 1440] : [320]
