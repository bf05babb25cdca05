import { Button, Notice, Stack } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { texts } from '~/texts'

/** Tells someone that their account doesn't have access, and lets them sign out. [ROLE-010] */
export function OtherAccount({ name }: { name: string }) {
  return (
    <Stack gap={8}>
      <Notice tone="caution" title={texts.signIn.otherAccount(name)}>
        {texts.signIn.otherAccountHelp}
      </Notice>
      <Form method="post" action="/sign-out">
        <Button type="submit" variant="neutral" size="small">
          {texts.signOut}
        </Button>
      </Form>
    </Stack>
  )
}
