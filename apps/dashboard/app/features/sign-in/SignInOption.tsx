import { Button } from '@pkg/ui'

/** Another way to sign in with the same form. */
export function SignInOption({ intent, children }: { intent: string; children: string }) {
  return (
    <Button type="submit" name="intent" value={intent} variant="quiet" width="full">
      {children}
    </Button>
  )
}
