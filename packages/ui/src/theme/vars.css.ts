// Whoever uses a token needs the theme that fills it, the faces and the base styles.
import './fonts.css'
import './theme.css'
import './base.css'

export { vars } from './contract.css'
