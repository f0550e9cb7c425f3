/**
 * Who may do what: every call of the contract, for every kind of person, about their own and other records.
 * permissions.test.ts makes these calls, and `npm run permissions` writes docs/permissions.md from it.
 */
export const table = `
call                         about     stranger user  agent  agAdmin agOwner agSuper  admin  owner  super

auth.login                   -         yes      403   yes    yes     yes     yes      yes    yes    yes
auth.logout                  -         yes      yes   yes    yes     yes     yes      yes    yes    yes
auth.getCurrentUser          -         401      yes   yes    yes     yes     yes      yes    yes    yes
auth.refreshToken            -         401      yes   yes    yes     yes     yes      yes    yes    yes
auth.setUserAccount          own       401      yes   yes    yes     yes     yes      yes    yes    yes
auth.setUserAccount          other     401      403   403    403     403     yes      403    403    yes
auth.signup                  -         yes      yes   yes    yes     yes     yes      yes    yes    yes
auth.openInvite              -         yes      yes   yes    yes     yes     yes      yes    yes    yes
auth.signupWithInvite        -         yes      yes   yes    yes     yes     yes      yes    yes    yes
auth.checkSetUp              -         409      409   409    409     409     409      409    409    409
auth.setUp                   -         409      409   409    409     409     409      409    409    409
auth.forgotPassword          -         yes      yes   yes    yes     yes     yes      yes    yes    yes
auth.checkReset              -         yes      yes   yes    yes     yes     yes      yes    yes    yes
auth.changePassword          -         401      yes   yes    yes     yes     yes      yes    yes    yes
auth.resetPassword           -         yes      yes   yes    yes     yes     yes      yes    yes    yes

agencies.sellers             -         401      403   yes    yes     yes     yes      yes    yes    yes
agencies.list                -         401      403   403    403     403     403      yes    yes    yes
agencies.get                 own       401      403   403    403     403     403      yes    yes    yes
agencies.get                 other     401      403   403    403     403     403      yes    yes    yes
agencies.create              -         401      403   403    403     403     403      yes    yes    yes
agencies.change              own       401      403   403    403     403     403      yes    yes    yes
agencies.change              other     401      403   403    403     403     403      yes    yes    yes
agencies.remove              own       401      403   403    403     403     403      403    403    409
agencies.remove              other     401      403   403    403     403     403      403    403    yes
agencies.invite              own       401      403   403    404     404     yes      404    404    yes
agencies.invite              other     401      403   403    403     403     yes      403    403    yes
agencies.confirm             self      401      yes   yes    yes     yes     yes      yes    yes    yes
agencies.confirm             other     401      404   404    404     404     404      404    404    404
agencies.confirm             waiting   401      404   404    404     404     yes      404    404    yes
agencies.mailInvite          self      401      yes   yes    yes     yes     yes      yes    yes    yes
agencies.mailInvite          other     401      404   404    404     404     404      404    404    404

commissions.get              own       401      403   403    403     403     yes      403    403    403
commissions.get              other     401      403   403    403     403     yes      403    403    403
commissions.change           own       401      403   403    403     403     yes      403    403    403
commissions.change           other     401      403   403    403     403     yes      403    403    403

users.list                   own       401      403   403    yes     yes     yes      yes    yes    yes
users.list                   other     401      403   403    403     403     yes      403    403    yes
users.get                    self      401      yes   yes    yes     yes     yes      yes    yes    yes
users.get                    below     401      404   404    yes     yes     yes      yes    yes    yes
users.get                    other     401      404   404    404     404     404      404    404    404
users.create                 own       401      403   403    yes     yes     yes      409    409    409
users.create                 other     401      403   403    403     403     yes      403    403    yes
users.change                 self      401      yes   yes    yes     yes     yes      yes    yes    yes
users.change                 below     401      403   403    yes     yes     yes      yes    yes    yes
users.change                 peer      401      403   403    403     403     yes      403    403    yes
users.change                 other     401      404   404    404     404     404      404    404    404
users.remove                 self      401      403   403    403     403     403      403    403    403
users.remove                 below     401      403   403    yes     yes     yes      yes    yes    yes
users.remove                 peer      401      403   403    403     403     yes      403    403    yes
users.remove                 other     401      403   403    404     404     404      404    404    404
users.signup                 -         yes      yes   yes    yes     yes     yes      yes    yes    yes

invites.list                 own       401      403   403    yes     yes     yes      yes    yes    yes
invites.list                 other     401      403   403    403     403     yes      403    403    yes
invites.create               own       401      403   403    yes     yes     yes      yes    yes    yes
invites.create               other     401      403   403    403     403     yes      403    403    yes
invites.remove               own       401      403   403    yes     yes     yes      yes    yes    yes
invites.remove               other     401      403   403    404     404     yes      404    404    yes

uploads.images               catalogue 401      403   403    403     403     403      yes    yes    yes
uploads.images               misc      401      403   yes    yes     yes     yes      yes    yes    yes

outbox.list                  -         401      403   403    403     403     403      403    403    yes
outbox.get                   -         401      403   403    403     403     403      403    403    yes

tours.list                   -         401      403   403    403     403     403     yes      yes    yes
tours.active                 -         401      403   yes    yes     yes     yes     yes      yes    yes
tours.activeOfMain           -         401      403   yes    yes     yes     yes     yes      yes    yes
tours.get                    active    401      403   yes    yes     yes     yes     yes      yes    yes
tours.get                    inactive  401      403   404    404     404     404     yes      yes    yes
tours.create                 -         401      403   403    403     403     403     yes      yes    yes
tours.change                 -         401      403   403    403     403     403     yes      yes    yes
tours.publish                -         401      403   403    403     403     403     yes      yes    yes
tours.deactivate             -         401      403   403    403     403     403     yes      yes    yes
tours.duplicate              -         401      403   403    403     403     403     yes      yes    yes
tours.remove                 -         401      403   403    403     403     403     yes      yes    yes
tags.list                    -         401      403   403    403     403     403     yes      yes    yes
tags.get                     -         401      403   403    403     403     403     yes      yes    yes
tags.create                  -         401      403   403    403     403     403     yes      yes    yes
tags.change                  -         401      403   403    403     403     403     yes      yes    yes
tags.remove                  -         401      403   403    403     403     403     yes      yes    yes
starTours.list               -         401      403   yes    yes     yes     yes     yes      yes    yes
starTours.available          -         401      403   403    403     403     403     yes      yes    yes
starTours.get                active    401      403   yes    yes     yes     yes     yes      yes    yes
starTours.get                inactive  401      403   404    404     404     404     yes      yes    yes
starTours.create             -         401      403   403    403     403     403     yes      yes    yes
starTours.change             -         401      403   403    403     403     403     yes      yes    yes
siteSettings.get             -         401      403   yes    yes     yes     yes     yes      yes    yes

businessSettings.get         -         401      403   403    403     403     403      403    yes    yes
businessSettings.change      -         401      403   403    403     403     403      403    yes    yes

pricing.management           -         401      403   yes    yes     yes     yes      yes    yes    yes
pricing.ofAccount            own       401      403   403    403     403     403      yes    yes    yes
pricing.ofAccount            other     401      403   403    403     403     403      yes    yes    yes
pricing.usage                -         401      403   403    403     403     403      yes    yes    yes
pricing.change               own       401      403   403    403     403     403      yes    yes    yes
pricing.change               other     401      403   403    403     403     403      409    409    409
currency.fixed               -         401      403   yes    yes     yes     yes      yes    yes    yes
currency.fixed               own       401      403   yes    yes     yes     yes      yes    yes    yes
currency.fixed               team      401      403   404    yes     yes     yes      yes    yes    yes
currency.fixed               other     401      403   404    404     404     404      yes    yes    yes
rates.current                -         401      403   yes    yes     yes     yes      yes    yes    yes
rates.settings               -         401      403   403    403     403     403      403    403    yes
rates.change                 -         401      403   403    403     403     403      403    403    yes
rates.fetch                  -         401      403   403    403     403     403      403    403    yes

highlights.list              -         401      403   403    403     403     403      yes    yes    yes
highlights.get               -         401      403   403    403     403     403      yes    yes    yes
highlights.ofTour            -         401      403   yes    yes     yes     yes      yes    yes    yes
highlights.create            -         401      403   403    403     403     403      yes    yes    yes
highlights.change            -         401      403   403    403     403     403      yes    yes    yes
highlights.publish           -         401      403   403    403     403     403      yes    yes    yes
highlights.deactivate        -         401      403   403    403     403     403      yes    yes    yes
highlights.remove            -         401      403   403    403     403     403      yes    yes    yes
maps.autocomplete            -         401      403   yes    yes     yes     yes      yes    yes    yes
maps.walking                 -         401      403   yes    yes     yes     yes      yes    yes    yes
maps.nearby                  -         401      403   yes    yes     yes     yes      yes    yes    yes
articles.list                -         401      403   403    403     403     403      yes    yes    yes
articles.get                 -         401      403   403    403     403     403      yes    yes    yes
articles.save                -         401      403   403    403     403     403      yes    yes    yes
articles.remove              -         401      403   403    403     403     403      yes    yes    yes

orders.agency                -         401      403   yes    yes     yes     yes      yes    yes    yes
orders.get                   own       401      403   yes    yes     yes     yes      yes    yes    yes
orders.get                   team      401      403   404    yes     yes     yes      yes    yes    yes
orders.get                   other     401      403   404    404     404     404      yes    yes    yes
orders.place                 own       401      403   yes    yes     yes     yes      yes    yes    yes
orders.place                 other     401      403   own    own     own     own      yes    yes    yes
orders.change                own       401      403   yes    yes     yes     yes      yes    yes    yes
orders.change                team      401      403   404    yes     yes     yes      yes    yes    yes
orders.change                other     401      403   404    404     404     404      yes    yes    yes
orders.changeByPost          own       401      403   yes    yes     yes     yes      yes    yes    yes
orders.changeByPost          team      401      403   404    yes     yes     yes      yes    yes    yes
orders.changeByPost          other     401      403   404    404     404     404      yes    yes    yes
orders.cancel                own       401      403   yes    yes     yes     yes      yes    yes    yes
orders.cancel                team      401      403   404    yes     yes     yes      yes    yes    yes
orders.cancel                other     401      403   404    404     404     404      yes    yes    yes
orders.addPayment            own       401      403   403    403     403     403      yes    yes    yes
orders.addPayment            other     401      403   403    403     403     403      yes    yes    yes
orders.settlePayment         other     401      403   403    403     403     403      yes    yes    yes
orders.calculatePrice        own       401      403   yes    yes     yes     yes      yes    yes    yes
orders.calculatePrice        team      401      403   404    yes     yes     yes      yes    yes    yes
orders.calculatePrice        other     401      403   404    404     404     404      yes    yes    yes
orders.purchasedTours        -         401      403   403    403     403     403      yes    yes    yes
orders.exportAgencyOrders    -         401      403   yes    yes     yes     yes      yes    yes    yes
orders.exportPurchasedTours  -         401      403   403    403     403     403      yes    yes    yes
editLogs.ofOrder             own       401      403   yes    yes     yes     yes      yes    yes    yes
editLogs.ofOrder             team      401      403   404    yes     yes     yes      yes    yes    yes
editLogs.ofOrder             other     401      403   404    404     404     404      yes    yes    yes

tourEvents.getOrCreate       -         401      403   403    403     403     403      yes    yes    yes
tourEvents.assignments       -         401      403   403    403     403     403      yes    yes    yes
tourEvents.assignmentsOfDay  -         401      403   403    403     403     403      yes    yes    yes
tourCars.create              -         401      403   403    403     403     403      yes    yes    yes
tourCars.change              -         401      403   403    403     403     403      yes    yes    yes
tourCars.remove              -         401      403   403    403     403     403      yes    yes    yes
tourCars.addOrder            -         401      403   403    403     403     403      yes    yes    yes
tourCars.removeOrder         -         401      403   403    403     403     403      yes    yes    yes
tourCars.resources           -         401      403   403    403     403     403      yes    yes    yes
tourCars.ofDate              -         401      403   403    403     403     403      yes    yes    yes

operators.list               -         401      403   403    403     403     403      yes    yes    yes
operators.get                -         401      403   403    403     403     403      yes    yes    yes
operators.onDate             -         401      403   403    403     403     403      yes    yes    yes
operators.save               -         401      403   403    403     403     403      yes    yes    yes
operators.change             -         401      403   403    403     403     403      yes    yes    yes
operators.remove             -         401      403   403    403     403     403      yes    yes    yes
cars.list                    -         401      403   403    403     403     403      yes    yes    yes
cars.get                     -         401      403   403    403     403     403      yes    yes    yes
cars.save                    -         401      403   403    403     403     403      yes    yes    yes
cars.change                  -         401      403   403    403     403     403      yes    yes    yes
carSuppliers.list            -         401      403   403    403     403     403      yes    yes    yes
carSuppliers.get             -         401      403   403    403     403     403      yes    yes    yes
carSuppliers.save            -         401      403   403    403     403     403      yes    yes    yes
carSuppliers.change          -         401      403   403    403     403     403      yes    yes    yes
availabilities.set           -         401      403   403    403     403     403      yes    yes    yes
availabilities.remove        -         401      403   403    403     403     403      yes    yes    yes

live.stream                  -         401      403   yes    yes     yes     yes      yes    yes    yes
`
