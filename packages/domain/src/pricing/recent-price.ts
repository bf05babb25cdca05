/** How long a stated price counts as recent, in days. [TRUST-012] */
export const recentPriceDays = 90
