import { defaultTimeout } from './exit-intent'
import { exitTexts } from './texts'

/** The survey's title and text, by which pages and ways of leaving differ. */
export interface ExitVariant {
  variant: string
  title: string
  text: string
}

/** The content of the exit survey, as editors set it. */
export interface ExitContent {
  /** Milliseconds before leaving by mouse opens it. [EXIT-006] */
  timeout: number
  question: string
  hint?: string
  choices: string[]
  variants: ExitVariant[]
  closing?: string
}

/** Parses the content entry `exit-intent-popup`. Returns undefined if the survey is disabled or asks nothing. [EXIT-004, EXIT-006] */
export function readExitContent(entry: unknown): ExitContent | undefined {
  const { isEnabled, exitModalTimeout, exitSurvey, body } = fieldsOf(entry)
  const { question, hint, choices, variants } = fieldsOf(exitSurvey)
  const offered = listOf(choices).filter((choice): choice is string => isText(choice) && choice.length <= 120)
  if (isEnabled === false || !isText(question) || offered.length === 0) return undefined
  const hasTimeout = typeof exitModalTimeout === 'number' && exitModalTimeout >= 0
  return {
    timeout: hasTimeout ? exitModalTimeout : defaultTimeout,
    question,
    choices: [...new Set(offered)].slice(0, 30),
    variants: listOf(variants).flatMap(readVariant),
    ...(isText(hint) && { hint }),
    ...(isText(body) && { closing: body }),
  }
}

/** Returns the variant with a name, or else the default one. */
export const chooseVariant = ({ variants }: ExitContent, name: string): ExitVariant =>
  variants.find(({ variant }) => variant === name) ??
  variants.find(({ variant }) => variant === 'default') ?? { variant: 'default', ...exitTexts.default }

function readVariant(value: unknown): ExitVariant[] {
  const { variant, title, text } = fieldsOf(value)
  return isText(variant) && isText(title) && isText(text) ? [{ variant, title, text }] : []
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
