import { imageUrl, isPhoto, photoSize, photoSrcSet } from '@pkg/domain'
import { nightPath } from '@pkg/illustrations'
import { type ImgHTMLAttributes, useCallback, useState } from 'react'
import { useSite } from '~/site/frame/site'
import { darkMedia } from '~/site/frame/themes'
import * as styles from './CommunityPicture.css'
import { pictureTexts } from './picture-texts'
import type { ShownImage } from './shown-image'

interface CommunityPictureProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'width' | 'height'
> {
  image: ShownImage
  alt: string
  /** The width at which the picture is usually shown, in CSS pixels. */
  shownWidth: number
  /** The widths of a photo that the browser can choose from. [IMG-002] */
  widths: readonly number[]
  /** The width of the picture in each layout, as in the attribute of `img`. [IMG-003] */
  sizes: string
}

/**
 * A photo in the width that fits the screen, or an illustration. A visitor with the dark theme gets illustrations by night. A photo that
 * doesn't load gives way to a note. [IMG-002, IMG-003, TILE-011]
 */
export function CommunityPicture({ image, shownWidth, widths, sizes, className = '', ...rest }: CommunityPictureProps) {
  const { isMissing, ...watched } = useMissing()
  const { theme } = useSite()
  if (isMissing) {
    return (
      <span className={`${className} ${styles.missing}`} data-missing>
        {rest.alt ? `${pictureTexts.unavailable}: ${rest.alt}` : pictureTexts.unavailable}
      </span>
    )
  }
  if (isPhoto(image)) {
    const size = photoSize(image, shownWidth)
    const source = { src: imageUrl(image.path, size), srcSet: photoSrcSet(image, widths), sizes, ...size }
    return <img {...rest} {...source} {...watched} className={className} decoding="async" />
  }
  const size = { width: shownWidth, height: Math.round((shownWidth * 2) / 3) }
  const { day, night } = image.sources ?? illustrationUrls(image.path, size)
  const picture = (
    <img
      {...rest}
      {...size}
      className={night ? className : `${className} ${styles.illustration}`}
      src={day}
      decoding="async"
    />
  )
  if (!night) return picture
  return (
    <picture>
      <source media={darkMedia[theme]} srcSet={night} {...size} />
      {picture}
    </picture>
  )
}

function illustrationUrls(path: string, size: { width: number; height: number }) {
  const night = nightPath(path)
  return { day: imageUrl(path, size), night: night && imageUrl(night, size) }
}

/** Watches whether an image fails to load, also before the page was hydrated. */
function useMissing() {
  const [isMissing, setIsMissing] = useState(false)
  const onError = useCallback(() => setIsMissing(true), [])
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setIsMissing(true)
  }, [])
  return { isMissing, onError, ref }
}
