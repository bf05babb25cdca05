
/** A button that needs a script. */
export const withScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } })
