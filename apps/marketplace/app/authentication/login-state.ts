/** Whether somebody is signed in: unknown while the API is asked. [AUTH-009] */
export type LoginState = 'unknown' | boolean

/** True after status 200, false after any other outcome. [AUTH-009] */
export async function loginStateOf(asked: Promise<{ status: number }>): Promise<boolean> {
  return asked.then(
    ({ status }) => status === 200,
    () => false,
  )
}
