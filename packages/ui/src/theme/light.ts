import { vars } from './contract.css'

/**
 * The one motion of the brand, for style files: what a person chose lights up. The base state spreads it, and the chosen state has `lamp` or
 * `surfaceLamp` as background or fill. The tokens have no duration for people who prefer less motion.
 */
export const lightsUp = {
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, fill ${vars.motion.fast} ${vars.motion.ease}`,
} as const
