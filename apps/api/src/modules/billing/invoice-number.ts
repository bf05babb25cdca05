/** Returns the number of an invoice as people read it. */
export const invoiceNumberText = (number: number): string => `H-${String(number).padStart(6, '0')}`
