/**
 * Returns the key of a column’s name, in which the spellings of one name agree: capitals, spaces, and punctuation don’t count. Agencies’ own
 * interfaces write `cms_certification_number_ccn` for “CMS Certification Number (CCN)”. The number of a repeated name stays. [EDGE-002]
 */
export const columnKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_#]/gu, '')
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/ ?#/, ' #')
    .trim()
