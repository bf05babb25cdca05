import { Button, Notice, Stack } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { signInTexts } from './texts'
import { signOutText } from '~/site/texts'

/** Tells someone that their account doesn't have access, and lets them sign out. [ROLE-010] */
export function OtherAccount({ name }: { name: string }) {
  return (
    <Stack gap={8}>
      <Notice tone="caution" title={signInTexts.otherAccount(name)}>
        {signInTexts.otherAccountHelp}
      </Notice>
      <Form method="post" action="/sign-out">
        <Button type="submit" variant="neutral" size="small">
          {signOutText}
        </Button>
      </Form>
    </Stack>
  )
}
