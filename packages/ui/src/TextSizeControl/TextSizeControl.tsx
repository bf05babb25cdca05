import { Segments } from '../Segments/Segments'
import * as texts from '../texts'
import { letters } from './TextSizeControl.css'

/** The text sizes: 100, 112.5, and 125 percent. Set the value on the root element as `data-text-size`. */
export const textSizes = ['normal', 'large', 'largest'] as const

/** A text size. */
export type TextSize = (typeof textSizes)[number]

/** The props of `TextSizeControl`. */
export interface TextSizeControlProps {
  value: TextSize
  onChange?: (size: TextSize) => void
}

/** Three letters A. Inside a form, it works before scripts load: the form sends `textSize`. */
export function TextSizeControl({ value, onChange }: TextSizeControlProps) {
  return (
    <Segments
      label={texts.textSize}
      name="textSize"
      value={value}
      segments={textSizes.map((size) => ({
        value: size,
        name: texts.textSizes[size],
        label: <span className={letters[size]}>A</span>,
      }))}
      {...(onChange && { onChange })}
    />
  )
}
