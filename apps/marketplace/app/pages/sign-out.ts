import { signOut } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'

/** Opening the URL must not sign anyone out: another site could send a person here. */
export const loader = () => redirect('/')

export const action = ({ request, context }: ActionFunctionArgs) => signOut(request, context, '/')
