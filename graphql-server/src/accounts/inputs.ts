import { builder } from '../builder.ts'

const email = 'The address; it is stored in one spelling, in lower case.'
const phone = 'Digits with the area code, however they are written.'
const chosen = '8 to 128 characters.'
const confirmation = 'The password that the account has now.'
const remember = 'A token for 30 days instead of 12 hours.'

export const RegisterInput = builder.inputType('RegisterInput', {
  description: 'A new account.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'How its owner is called.' }),
    email: t.string({ required: true, description: email }),
    phone: t.string({ required: true, description: phone }),
    password: t.string({ required: true, description: chosen }),
  }),
})

export const LoginInput = builder.inputType('LoginInput', {
  description: 'What opens a session.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address of the account.' }),
    password: t.string({ required: true, description: 'Its password.' }),
    remember: t.boolean({ required: true, defaultValue: false, description: remember }),
  }),
})

export const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What changes of an account; what is absent stays.',
  fields: (t) => ({
    name: t.string({ description: 'How its owner is called.' }),
    phone: t.string({ description: phone }),
    photo: t.field({ type: 'Upload', description: 'A photo; null removes it.' }),
  }),
})

export const ChangeEmailInput = builder.inputType('ChangeEmailInput', {
  description: 'Another address for an account.',
  fields: (t) => ({
    email: t.string({ required: true, description: email }),
    password: t.string({ required: true, description: confirmation }),
  }),
})

export const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'Another password for an account.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: confirmation }),
    newPassword: t.string({ required: true, description: chosen }),
    remember: t.boolean({
      required: true,
      defaultValue: false,
      description: `Of the new session: ${remember}`,
    }),
  }),
})

export const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'Another password for an account whose password was forgotten.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'From the link that was sent.' }),
    newPassword: t.string({ required: true, description: chosen }),
  }),
})
