import { styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

const base = {
  display: 'grid',
  gap: `1.75rem ${vars.space[24]}`,
  ...columns(1),
}

/** The largest number of columns. Narrower screens show fewer. */
export const grids = styleVariants({
  2: { ...base, '@media': { [media.dialog]: columns(2) } },
  3: { ...base, '@media': { [media.dialog]: columns(2), [media.laptop]: columns(3) } },
  4: { ...base, '@media': { [media.dialog]: columns(2), [media.laptop]: columns(3), [media.desktop]: columns(4) } },
})
