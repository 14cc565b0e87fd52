-- Bodies were hashed with the password in them, which a hash of that kind does not hide. A repeat is answered by its key.
UPDATE "idempotency_keys" SET "body_hash" = ''
WHERE "call" IN ('cashier.withdraw', 'cashier.transferUpline', 'agent.transferDownline', 'points.redeem', 'points.convert');
