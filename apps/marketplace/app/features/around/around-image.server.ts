import type { Community } from '@pkg/domain'
import type { ShownImage } from '~/features/photos'
import { findAround } from './around.server'
import { platePath } from './plate-path'
import { aroundTexts } from './texts'

/** Returns the plate of what is around a community as an image of its gallery, where there is enough to see. [LOOK-004] */
export function aroundImage({ id, address }: Pick<Community, 'id' | 'address'>): ShownImage | undefined {
  const around = findAround(address)
  if (!around) return undefined
  const { place, description } = around
  const sources = { day: platePath(place, 'day'), night: platePath(place, 'night') }
  const caption = aroundTexts.caption(place.miles)
  return { id: `${id}-around`, path: sources.day, description, category: { name: 'Outdoors' }, caption, sources }
}
