import { imageUrl } from '@pkg/domain'
import { nightPath } from '@pkg/illustrations'
import type { ImgHTMLAttributes } from 'react'

/** An image of a community. A visitor who prefers dark colors gets illustrations by night. [TILE-011] */
export function CommunityPicture({
  path,
  size,
  ...image
}: { path: string; size: { width: number; height: number } } & ImgHTMLAttributes<HTMLImageElement>) {
  const night = nightPath(path)
  const picture = <img {...image} {...size} src={imageUrl(path, size)} decoding="async" />
  if (!night) return picture
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={imageUrl(night, size)} {...size} />
      {picture}
    </picture>
  )
}
