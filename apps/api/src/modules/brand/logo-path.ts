/** Returns the path of a logo on the API. */
export const logoPath = (id: string): string => `/brand-logos/${id}`
