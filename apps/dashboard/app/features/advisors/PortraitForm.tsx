import { Button, Card, Cluster, Heading, Portrait, type PortraitDrawing, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { type ChangeEvent, useEffect, useState } from 'react'
import { advisorTexts } from './texts'
import { useField } from './form-problem'

const words = advisorTexts

interface PortraitFormProps {
  name: string
  /** The URL of the portrait, if there is one. */
  portrait: string | undefined
  /** What families see without a portrait. */
  doorway: PortraitDrawing
}

/** An advisor's portrait, and the forms that replace and remove it. A chosen photo shows before it's saved. [AGENT-005, LOOK-008] */
export function PortraitForm({ name, portrait, doorway }: PortraitFormProps) {
  const { preview, choose } = usePreview(portrait)
  const { error } = useField()('portrait')
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2} look="h3">
          {words.portrait}
        </Heading>
        <Text size="small">{words.portraitHelp}</Text>
        <Portrait name={name} src={preview ?? portrait} drawing={doorway} size="large" />
        <div role="status">
          <Text size="small">{preview ? words.portraitPreview : !portrait && words.noPortrait}</Text>
        </div>
        <Form method="post" encType="multipart/form-data" noValidate>
          <Stack gap={12}>
            <TextField
              label={words.portraitFile}
              hint={words.portraitHint}
              id="portrait"
              error={error}
              name="portrait"
              type="file"
              onChange={choose}
              accept="image/jpeg,image/png,image/webp,image/avif"
            />
            <Cluster gap={12}>
              <Button type="submit" name="intent" value="portrait" variant="primary" size="small">
                {words.savePortrait}
              </Button>
              {portrait && (
                <Button type="submit" name="intent" value="remove-portrait" size="small">
                  {words.removePortrait}
                </Button>
              )}
            </Cluster>
          </Stack>
        </Form>
      </Stack>
    </Card>
  )
}

/** The URL of the photo that is chosen but not saved. A saved portrait ends the preview. */
function usePreview(portrait: string | undefined) {
  const [preview, setPreview] = useState<string>()
  useEffect(() => setPreview(undefined), [portrait])
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0]
    setPreview(file?.type.startsWith('image/') ? URL.createObjectURL(file) : undefined)
  }
  return { preview, choose }
}
