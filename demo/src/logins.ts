/** The logins of the demo; they exist nowhere else. */
export const demoLogins = {
  password: 'demo-tourdesk',
  people: [
    { email: 'super@demo.example', who: 'super user, owner of the main account' },
    { email: 'owner@demo.example', who: 'owner of the main account' },
    { email: 'admin@demo.example', who: 'admin of the main account' },
    { email: 'agency-owner@demo.example', who: 'owner of an agency' },
    { email: 'agency-admin@demo.example', who: 'admin of an agency' },
    { email: 'agent@demo.example', who: 'agent of an agency' },
  ],
} as const
