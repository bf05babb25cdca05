// Code that uses a token needs the theme, the fonts, and the base styles.
import './fonts.css'
import './theme.css'
import './base.css'

export { vars } from './contract.css'
