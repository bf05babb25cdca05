import { style } from '@vanilla-extract/css'

const withoutScriptsQuery = '(scripting: none)'

export const withScripts = style({ '@media': { [withoutScriptsQuery]: { display: 'none' } } })
export const withoutScripts = style({ display: 'none', '@media': { [withoutScriptsQuery]: { display: 'inline' } } })
