import { Button, ButtonLink, chevronDownIcon, chevronUpIcon, Cluster, Notice, Stack, VisuallyHidden } from '@pkg/ui'
import { Form, useSearchParams } from '@remix-run/react'
import type { PhotoView } from './photo'
import { moveValue } from './photo-order'
import { photosTexts as words } from './texts'

export interface PhotoButtonsProps {
  photo: PhotoView
  name: string
  index: number
  of: number
  formId: string
  arePlans: boolean
}

/** The buttons that move, turn, and delete a photo. */
export function PhotoButtons({ photo, name, index, of, formId, arePlans }: PhotoButtonsProps) {
  const [query] = useSearchParams()
  const { id, version } = photo
  const about = <VisuallyHidden>{words.about(name)}</VisuallyHidden>
  const moves = [
    { to: 'up', label: words.moveUp, icon: chevronUpIcon, isThere: index > 0 },
    { to: 'down', label: words.moveDown, icon: chevronDownIcon, isThere: index < of - 1 },
    { to: 'first', label: arePlans ? words.makeFirst : words.makeCover, icon: undefined, isThere: index > 1 },
  ] as const
  if (query.get('delete') === id) return <DeleteForm photo={photo} />
  return (
    <Cluster gap={8}>
      {moves.map(
        ({ to, label, icon, isThere }) =>
          isThere && (
            <Button
              key={to}
              type="submit"
              form={formId}
              name="move"
              value={moveValue({ id, to })}
              size="small"
              icon={icon}
            >
              {label}
              {about}
            </Button>
          ),
      )}
      {([270, 90] as const).map((degrees) => (
        <Form key={degrees} method="post" preventScrollReset>
          <input type="hidden" name="intent" value="rotate" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <Button type="submit" name="degrees" value={degrees} size="small">
            {degrees === 90 ? words.rotateRight : words.rotateLeft}
            {about}
          </Button>
        </Form>
      ))}
      <ButtonLink href={`?${withDelete(query, id)}`} size="small" variant="neutral">
        {words.delete}
        {about}
      </ButtonLink>
    </Cluster>
  )
}

function withDelete(query: URLSearchParams, id: string): string {
  const next = new URLSearchParams(query)
  next.delete('saved')
  next.set('delete', id)
  return `${String(next)}#photo-${id}`
}

function withoutDelete(query: URLSearchParams): string {
  const next = new URLSearchParams(query)
  next.delete('delete')
  return String(next)
}

/** Asks before a photo is deleted. */
function DeleteForm({ photo: { id, version } }: { photo: PhotoView }) {
  const [query] = useSearchParams()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Stack gap={12}>
        <Notice tone="caution" role="alert" title={words.deleteTitle}>
          {words.deleteHelp}
        </Notice>
        <Cluster gap={8}>
          <Button type="submit" name="intent" value="delete" variant="primary" size="small">
            {words.deleteIt}
          </Button>
          <ButtonLink href={`?${withoutDelete(query)}`} size="small" variant="neutral">
            {words.cancel}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Form>
  )
}
