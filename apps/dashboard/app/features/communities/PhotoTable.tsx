import type { Image } from '@pkg/api-client'
import { imageUrl } from '@pkg/domain'
import { Badge, Heading, Stack, Table, Text, TextLink } from '@pkg/ui'
import { base } from '~/site/sign-in-path'
import { photosHref } from './photos-href'
import { communitiesTexts as words } from './texts'

export interface PhotoTableProps {
  communityId: string
  /** Whether the person may change them. */
  isEditor: boolean
  photos: readonly Pick<Image, 'id' | 'path' | 'description' | 'kind'>[]
}

/** The photos of a community, with what those who don’t see them read. [DASH-010, WORK-011] */
export function PhotoTable({ communityId, isEditor, photos }: PhotoTableProps) {
  const rows = photos.filter(({ kind }) => kind !== 'illustration')
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.photosTitle}
      </Heading>
      {isEditor && (
        <TextLink href={photosHref(communityId)} standalone>
          {words.managePhotos}
        </TextLink>
      )}
      {rows.length === 0 ? (
        <Text size="small">{words.noPhotos}</Text>
      ) : (
        <Table
          caption={words.photosTitle}
          hidesCaption
          rows={rows}
          getKey={({ id }) => id}
          columns={[
            {
              header: words.photo,
              cell: ({ path }) => (
                <img
                  src={imageUrl(path, { width: 160, height: 107, host: base })}
                  alt=""
                  width={160}
                  height={107}
                  loading="lazy"
                />
              ),
            },
            {
              header: words.altText,
              isRowHeader: true,
              cell: ({ description }) =>
                description.trim() === '' ? <Badge tone="caution">{words.noAltText}</Badge> : description,
            },
          ]}
        />
      )}
    </Stack>
  )
}
