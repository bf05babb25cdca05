/** The names of the fonts. They're the kit's own, so a page that has the same fonts keeps its own files. [GUEST-001] */
export const fontFamilies = { text: 'Hearthway Text', display: 'Hearthway Display' }
