import { media, type, vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space, weight } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  paddingBlockEnd: space[8],
  borderBlockEnd: `3px solid ${color.text}`,
})

/** Why the prices couldn't be confirmed, with space to the line above. */
export const problem = style({ paddingBlockStart: space[16] })

/** The prices of one care type, with space to the line above. */
export const care = style({ paddingBlockStart: space[16] })

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = style({ paddingBlock: space[16], borderBlockEnd: `1px solid ${color.line}` })

/** What it is, what it costs, and the two buttons. On phones, one below the other. */
export const form = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.dialog]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem) auto',
      gap: space[20],
      alignItems: 'end',
    },
  },
})

export const about = style({ display: 'grid', gap: space[4], alignSelf: 'start' })

export const name = style({ fontWeight: weight.bold })

const line = style({ ...type.fine, overflowWrap: 'anywhere' })

export const tones = styleVariants({
  calm: [line, { color: color.textMuted }],
  soon: [line, { color: color.caution, fontWeight: weight.bold }],
  over: [line, { color: color.critical, fontWeight: weight.bold }],
})

export const fields = style({
  display: 'grid',
  gap: space[12],
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
