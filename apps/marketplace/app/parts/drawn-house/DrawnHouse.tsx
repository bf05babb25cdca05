import { imageUrl } from '@pkg/domain'
import { nightPath } from '@pkg/illustrations'
import { useSite } from '~/site/frame/site'
import { darkMedia } from '~/site/frame/themes'
import { drawnHousePath } from './drawn-house'
import { picture } from './DrawnHouse.css'

const size = { width: 360, height: 240 }

/** A drawn house that tells entries of a list apart. It only decorates. [LOOK-010] */
export function DrawnHouse({ slug }: { slug: string }) {
  const { theme } = useSite()
  const path = drawnHousePath(slug)
  const night = nightPath(path)
  return (
    <picture>
      {night && <source media={darkMedia[theme]} srcSet={imageUrl(night, size)} {...size} />}
      <img {...size} className={picture} src={imageUrl(path, size)} alt="" loading="lazy" decoding="async" />
    </picture>
  )
}
