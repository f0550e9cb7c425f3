/**
 * Who may do what: every call of the contract, for every kind of caller, about their own and other records.
 * permissions.test.ts makes these calls, and `npm run permissions` writes docs/permissions.md from it.
 */
export const table = `
call                         about     stranger user  agent  agAdmin agOwner agSuper  admin  owner  super  crew  partner guest

auth.login                   -         yes      403   yes    yes     yes     yes      yes    yes    yes    yes   yes     yes
auth.logout                  -         yes      yes   yes    yes     yes     yes      yes    yes    yes    yes   yes     yes
auth.getCurrentUser          -         401      yes   yes    yes     yes     yes      yes    yes    yes    403   403     403
auth.refreshToken            -         401      yes   yes    yes     yes     yes      yes    yes    yes    401   401     401
auth.setUserAccount          own       401      yes   yes    yes     yes     yes      yes    yes    yes    403   403     403
auth.setUserAccount          other     401      403   403    403     403     yes      403    403    yes    403   403     403
auth.signup                  -         yes      yes   yes    yes     yes     yes      yes    yes    yes    yes   yes     yes
auth.openInvite              -         yes      yes   yes    yes     yes     yes      yes    yes    yes    yes   yes     yes
auth.signupWithInvite        -         yes      yes   yes    yes     yes     yes      yes    yes    yes    yes   yes     yes
auth.checkSetUp              -         409      409   409    409     409     409      409    409    409    409   409     409
auth.setUp                   -         409      409   409    409     409     409      409    409    409    409   409     409
auth.forgotPassword          -         yes      yes   yes    yes     yes     yes      yes    yes    yes    yes   yes     yes
auth.checkReset              -         yes      yes   yes    yes     yes     yes      yes    yes    yes    yes   yes     yes
auth.changePassword          -         401      yes   yes    yes     yes     yes      yes    yes    yes    403   403     403
auth.resetPassword           -         yes      yes   yes    yes     yes     yes      yes    yes    yes    yes   yes     yes

agencies.sellers             -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
agencies.list                -         401      403   403    403     403     403      yes    yes    yes    403   403     403
agencies.get                 own       401      403   403    403     403     403      yes    yes    yes    403   403     403
agencies.get                 other     401      403   403    403     403     403      yes    yes    yes    403   403     403
agencies.create              -         401      403   403    403     403     403      yes    yes    yes    403   403     403
agencies.change              own       401      403   403    403     403     403      yes    yes    yes    403   403     403
agencies.change              other     401      403   403    403     403     403      yes    yes    yes    403   403     403
agencies.remove              own       401      403   403    403     403     403      403    403    409    403   403     403
agencies.remove              other     401      403   403    403     403     403      403    403    yes    403   403     403
agencies.invite              own       401      403   403    404     404     yes      404    404    yes    403   403     403
agencies.invite              other     401      403   403    403     403     yes      403    403    yes    403   403     403
agencies.confirm             self      401      yes   yes    yes     yes     yes      yes    yes    yes    403   403     403
agencies.confirm             other     401      404   404    404     404     404      404    404    404    403   403     403
agencies.confirm             waiting   401      404   404    404     404     yes      404    404    yes    403   403     403
agencies.mailInvite          self      401      yes   yes    yes     yes     yes      yes    yes    yes    403   403     403
agencies.mailInvite          other     401      404   404    404     404     404      404    404    404    403   403     403

commissions.get              own       401      403   403    403     403     yes      403    403    403    403   403     403
commissions.get              other     401      403   403    403     403     yes      403    403    403    403   403     403
commissions.change           own       401      403   403    403     403     yes      403    403    403    403   403     403
commissions.change           other     401      403   403    403     403     yes      403    403    403    403   403     403

users.list                   own       401      403   403    yes     yes     yes      yes    yes    yes    403   403     403
users.list                   other     401      403   403    403     403     yes      403    403    yes    403   403     403
users.get                    self      401      yes   yes    yes     yes     yes      yes    yes    yes    403   403     403
users.get                    below     401      404   404    yes     yes     yes      yes    yes    yes    403   403     403
users.get                    other     401      404   404    404     404     404      404    404    404    403   403     403
users.create                 own       401      403   403    yes     yes     yes      409    409    409    403   403     403
users.create                 other     401      403   403    403     403     yes      403    403    yes    403   403     403
users.change                 self      401      yes   yes    yes     yes     yes      yes    yes    yes    403   403     403
users.change                 below     401      403   403    yes     yes     yes      yes    yes    yes    403   403     403
users.change                 peer      401      403   403    403     403     yes      403    403    yes    403   403     403
users.change                 other     401      404   404    404     404     404      404    404    404    403   403     403
users.remove                 self      401      403   403    403     403     403      403    403    403    403   403     403
users.remove                 below     401      403   403    yes     yes     yes      yes    yes    yes    403   403     403
users.remove                 peer      401      403   403    403     403     yes      403    403    yes    403   403     403
users.remove                 other     401      403   403    404     404     404      404    404    404    403   403     403
users.signup                 -         yes      yes   yes    yes     yes     yes      yes    yes    yes    yes   yes     yes

invites.list                 own       401      403   403    yes     yes     yes      yes    yes    yes    403   403     403
invites.list                 other     401      403   403    403     403     yes      403    403    yes    403   403     403
invites.create               own       401      403   403    yes     yes     yes      yes    yes    yes    403   403     403
invites.create               other     401      403   403    403     403     yes      403    403    yes    403   403     403
invites.remove               own       401      403   403    yes     yes     yes      yes    yes    yes    403   403     403
invites.remove               other     401      403   403    404     404     yes      404    404    yes    403   403     403

uploads.images               catalogue 401      403   403    403     403     403      yes    yes    yes    403   403     403
uploads.images               misc      401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403

activity.list                -         401      403   403    403     yes     yes      403    yes    yes    403   403     403
activity.get                 own       401      403   403    403     yes     yes      403    yes    yes    403   403     403
activity.get                 other     401      403   403    403     404     404      403    yes    yes    403   403     403
activity.choices             -         401      403   403    403     yes     yes      403    yes    yes    403   403     403
activity.file                -         401      403   403    403     yes     yes      403    yes    yes    403   403     403

outbox.list                  -         401      403   403    403     403     403      403    403    yes    403   403     403
outbox.get                   -         401      403   403    403     403     403      403    403    yes    403   403     403

tours.list                   -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tours.active                 -         401      403   yes    yes     yes     yes     yes      yes    yes   403   403     403
tours.activeOfMain           -         401      403   yes    yes     yes     yes     yes      yes    yes   403   403     403
tours.get                    active    401      403   yes    yes     yes     yes     yes      yes    yes   403   403     403
tours.get                    inactive  401      403   404    404     404     404     yes      yes    yes   403   403     403
tours.create                 -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tours.change                 -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tours.publish                -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tours.deactivate             -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tours.duplicate              -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tours.remove                 -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tags.list                    -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tags.get                     -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tags.create                  -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tags.change                  -         401      403   403    403     403     403     yes      yes    yes   403   403     403
tags.remove                  -         401      403   403    403     403     403     yes      yes    yes   403   403     403
starTours.list               -         401      403   yes    yes     yes     yes     yes      yes    yes   403   403     403
starTours.active             -         401      403   yes    yes     yes     yes     yes      yes    yes   403   403     403
starTours.available          -         401      403   403    403     403     403     yes      yes    yes   403   403     403
starTours.get                active    401      403   yes    yes     yes     yes     yes      yes    yes   403   403     403
starTours.get                inactive  401      403   404    404     404     404     yes      yes    yes   403   403     403
starTours.create             -         401      403   403    403     403     403     yes      yes    yes   403   403     403
starTours.change             -         401      403   403    403     403     403     yes      yes    yes   403   403     403
siteSettings.get             -         401      403   yes    yes     yes     yes     yes      yes    yes   403   403     403

businessSettings.get         -         401      403   403    403     403     403      403    yes    yes    403   403     403
businessSettings.change      -         401      403   403    403     403     403      403    yes    yes    403   403     403

pricing.management           -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
pricing.ofAccount            own       401      403   403    403     403     403      yes    yes    yes    403   403     403
pricing.ofAccount            other     401      403   403    403     403     403      yes    yes    yes    403   403     403
pricing.usage                -         401      403   403    403     403     403      yes    yes    yes    403   403     403
pricing.change               own       401      403   403    403     403     403      yes    yes    yes    403   403     403
pricing.change               other     401      403   403    403     403     403      409    409    409    403   403     403
currency.fixed               -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
currency.fixed               own       401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
currency.fixed               team      401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
currency.fixed               other     401      403   404    404     404     404      yes    yes    yes    403   403     403
cancellationPolicies.list    -         401      403   403    403     403     403      403    yes    yes    403   403     403
cancellationPolicies.create  -         401      403   403    403     403     403      403    yes    yes    403   403     403
cancellationPolicies.change  -         401      403   403    403     403     403      403    yes    yes    403   403     403
cancellationPolicies.remove  -         401      403   403    403     403     403      403    yes    yes    403   403     403

rates.current                -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
rates.settings               -         401      403   403    403     403     403      403    403    yes    403   403     403
rates.change                 -         401      403   403    403     403     403      403    403    yes    403   403     403
rates.fetch                  -         401      403   403    403     403     403      403    403    yes    403   403     403

highlights.list              -         401      403   403    403     403     403      yes    yes    yes    403   403     403
highlights.get               -         401      403   403    403     403     403      yes    yes    yes    403   403     403
highlights.ofTour            -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
highlights.create            -         401      403   403    403     403     403      yes    yes    yes    403   403     403
highlights.change            -         401      403   403    403     403     403      yes    yes    yes    403   403     403
highlights.publish           -         401      403   403    403     403     403      yes    yes    yes    403   403     403
highlights.deactivate        -         401      403   403    403     403     403      yes    yes    yes    403   403     403
highlights.remove            -         401      403   403    403     403     403      yes    yes    yes    403   403     403
maps.autocomplete            -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
maps.walking                 -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
maps.nearby                  -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
articles.list                -         401      403   403    403     403     403      yes    yes    yes    403   403     403
articles.get                 -         401      403   403    403     403     403      yes    yes    yes    403   403     403
articles.save                -         401      403   403    403     403     403      yes    yes    yes    403   403     403
articles.remove              -         401      403   403    403     403     403      yes    yes    yes    403   403     403

orders.agency                -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.get                   own       401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.get                   team      401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
orders.get                   other     401      403   404    404     404     404      yes    yes    yes    403   403     403
orders.place                 own       401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.place                 other     401      403   own    own     own     own      yes    yes    yes    403   403     403
orders.change                own       401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.change                team      401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
orders.change                other     401      403   404    404     404     404      yes    yes    yes    403   403     403
orders.changeByPost          own       401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.changeByPost          team      401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
orders.changeByPost          other     401      403   404    404     404     404      yes    yes    yes    403   403     403
orders.cancel                own       401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.cancel                team      401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
orders.cancel                other     401      403   404    404     404     404      yes    yes    yes    403   403     403
orders.addPayment            own       401      403   403    403     403     403      yes    yes    yes    403   403     403
orders.addPayment            other     401      403   403    403     403     403      yes    yes    yes    403   403     403
orders.settlePayment         other     401      403   403    403     403     403      yes    yes    yes    403   403     403
orders.cancelPreview         own       401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.cancelPreview         team      401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
orders.cancelPreview         other     401      403   404    404     404     404      yes    yes    yes    403   403     403
orders.writeOff              own       401      403   403    403     403     403      403    yes    yes    403   403     403
orders.writeOff              other     401      403   403    403     403     403      403    yes    yes    403   403     403
orders.makeRefund            other     401      403   403    403     403     403      yes    yes    yes    403   403     403
orders.retryRefund           other     401      403   403    403     403     403      yes    yes    yes    403   403     403
orders.recordPayment         own       401      403   403    403     403     403      yes    yes    yes    403   403     403
orders.recordPayment         other     401      403   403    403     403     403      yes    yes    yes    403   403     403
orders.reverseEntry          other     401      403   403    403     403     403      yes    yes    yes    403   403     403
orders.ledger                own       401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.ledger                team      401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
orders.ledger                other     401      403   404    404     404     404      yes    yes    yes    403   403     403
orders.link                  own         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.link                  team        401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
orders.link                  other       401      403   404    404     404     404      yes    yes    yes    403   403     403
orders.renewLink             own         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.renewLink             team        401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
orders.renewLink             other       401      403   404    404     404     404      yes    yes    yes    403   403     403
orders.linkMail              own         401      403   409    409     409     409      409    409    409    403   403     403
orders.linkMail              team        401      403   404    409     409     409      409    409    409    403   403     403
orders.linkMail              other       401      403   404    404     404     404      409    409    409    403   403     403
orders.sendLink              own         401      403   409    409     409     409      409    409    409    403   403     403
orders.sendLink              team        401      403   404    409     409     409      409    409    409    403   403     403
orders.sendLink              other       401      403   404    404     404     404      409    409    409    403   403     403
checkout.get                 own         404      404   404    404     404     404      404    404    404    403   403     yes
checkout.get                 other       404      404   404    404     404     404      404    404    404    403   403     yes
checkout.contact             -           yes      yes   yes    yes     yes     yes      yes    yes    yes    yes   yes     yes
orders.calculatePrice        own       401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.calculatePrice        team      401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
orders.calculatePrice        other     401      403   404    404     404     404      yes    yes    yes    403   403     403
orders.purchasedTours        -         401      403   403    403     403     403      yes    yes    yes    403   403     403
orders.exportAgencyOrders    -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
orders.exportPurchasedTours  -         401      403   403    403     403     403      yes    yes    yes    403   403     403
payments.refunds             -         401      403   403    403     403     403      yes    yes    yes    403   403     403
payments.due                 -         401      403   403    403     403     403      yes    yes    yes    403   403     403
payments.mismatches          -         401      403   403    403     403     403      yes    yes    yes    403   403     403
paymentPolicies.list         -         401      403   403    403     403     403      yes    yes    yes    403   403     403
paymentPolicies.create       -         401      403   403    403     403     403      403    yes    yes    403   403     403
paymentPolicies.change       -         401      403   403    403     403     403      403    yes    yes    403   403     403
paymentPolicies.remove       -         401      403   403    403     403     403      403    yes    yes    403   403     403
editLogs.ofOrder             own       401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
editLogs.ofOrder             team      401      403   404    yes     yes     yes      yes    yes    yes    403   403     403
editLogs.ofOrder             other     401      403   404    404     404     404      yes    yes    yes    403   403     403

tourEvents.getOrCreate       -         401      403   403    403     403     403      yes    yes    yes    403   403     403
tourEvents.assignments       -         401      403   403    403     403     403      yes    yes    yes    403   403     403
tourEvents.assignmentsOfDay  -         401      403   403    403     403     403      yes    yes    yes    403   403     403
tourCars.create              -         401      403   403    403     403     403      yes    yes    yes    403   403     403
tourCars.change              -         401      403   403    403     403     403      yes    yes    yes    403   403     403
tourCars.remove              -         401      403   403    403     403     403      yes    yes    yes    403   403     403
tourCars.addOrder            -         401      403   403    403     403     403      yes    yes    yes    403   403     403
tourCars.removeOrder         -         401      403   403    403     403     403      yes    yes    yes    403   403     403
tourCars.resources           -         401      403   403    403     403     403      yes    yes    yes    403   403     403
tourCars.ofDate              -         401      403   403    403     403     403      yes    yes    yes    403   403     403

operators.list               -         401      403   403    403     403     403      yes    yes    yes    403   403     403
operators.get                -         401      403   403    403     403     403      yes    yes    yes    403   403     403
operators.onDate             -         401      403   403    403     403     403      yes    yes    yes    403   403     403
operators.save               -         401      403   403    403     403     403      yes    yes    yes    403   403     403
operators.change             -         401      403   403    403     403     403      yes    yes    yes    403   403     403
operators.remove             -         401      403   403    403     403     403      yes    yes    yes    403   403     403
cars.list                    -         401      403   403    403     403     403      yes    yes    yes    403   403     403
cars.get                     -         401      403   403    403     403     403      yes    yes    yes    403   403     403
cars.save                    -         401      403   403    403     403     403      yes    yes    yes    403   403     403
cars.change                  -         401      403   403    403     403     403      yes    yes    yes    403   403     403
carSuppliers.list            -         401      403   403    403     403     403      yes    yes    yes    403   403     403
carSuppliers.get             -         401      403   403    403     403     403      yes    yes    yes    403   403     403
carSuppliers.save            -         401      403   403    403     403     403      yes    yes    yes    403   403     403
carSuppliers.change          -         401      403   403    403     403     403      yes    yes    yes    403   403     403
availabilities.set           -         401      403   403    403     403     403      yes    yes    yes    403   403     403
availabilities.remove        -         401      403   403    403     403     403      yes    yes    yes    403   403     403

live.stream                  -         401      403   yes    yes     yes     yes      yes    yes    yes    403   403     403
`
