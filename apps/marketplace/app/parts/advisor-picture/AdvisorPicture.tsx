import { Portrait, type PortraitProps } from '@pkg/ui'
import { useSite } from '~/site/frame/site'
import { darkMedia } from '~/site/frame/themes'

/** The picture of an advisor: a photo, or a drawing in place of one. */
export interface AdvisorPictureView {
  /** The URL of the portrait. */
  photo?: string
  drawing?: { day: string; night: string; alt: string }
}

interface AdvisorPictureProps extends Pick<PortraitProps, 'name' | 'size'> {
  /** Without one, the initials are shown. */
  picture: AdvisorPictureView | undefined
}

/** An advisor's portrait, or their drawn doorway, which is darker on dark pages. [AGENT-005, LOOK-008] */
export function AdvisorPicture({ picture: { photo, drawing } = {}, ...rest }: AdvisorPictureProps) {
  const { theme } = useSite()
  return (
    <Portrait
      {...rest}
      src={photo}
      drawing={
        drawing && {
          src: drawing.day,
          night: { src: drawing.night, media: darkMedia[theme] },
          alt: drawing.alt,
        }
      }
    />
  )
}
