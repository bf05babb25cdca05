import { style } from '@vanilla-extract/css'
import { input } from '../TextField/TextField.css'

export const area = style([input, { minHeight: '7.5rem', resize: 'vertical', fieldSizing: 'content' }])
