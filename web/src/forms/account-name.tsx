/** Whose password a form asks for: seen by password managers alone, which else take another field for it. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
