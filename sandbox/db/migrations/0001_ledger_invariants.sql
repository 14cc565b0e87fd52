-- Postings and transactions are append-only.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger: % is append-only, % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint

-- An account begins at zero; only the trigger on postings moves its balance, and nothing else of it changes.
CREATE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'ledger: an account begins at zero' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF pg_trigger_depth() < 2 OR (to_jsonb(NEW) - 'balance') <> (to_jsonb(OLD) - 'balance') THEN
    RAISE EXCEPTION 'ledger: accounts change by postings only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_guard BEFORE INSERT OR UPDATE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION ledger_guard_account();
--> statement-breakpoint

-- Once a statement has added postings: every transaction that it touched sums to zero in each currency and stays
-- within one merchant, none was made before, balances follow, and the balances written on the postings are the true ones.
CREATE FUNCTION ledger_apply_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong bigint;
BEGIN
  SELECT p.transaction_id INTO wrong
    FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
    WHERE p.transaction_id IN (SELECT transaction_id FROM added)
    GROUP BY p.transaction_id, a.currency HAVING sum(p.amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger: transaction % does not sum to zero', wrong USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sum_zero';
  END IF;

  SELECT p.transaction_id INTO wrong
    FROM added p JOIN ledger_accounts a ON a.id = p.account_id JOIN ledger_transactions t ON t.id = p.transaction_id
    WHERE a.merchant <> t.merchant LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger: transaction % crosses merchants', wrong USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_one_merchant';
  END IF;

  SELECT p.transaction_id INTO wrong
    FROM added p JOIN ledger_transactions t ON t.id = p.transaction_id
    WHERE t.made_in <> pg_current_xact_id()::text::bigint LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger: transaction % is closed', wrong USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_closed';
  END IF;

  UPDATE ledger_accounts a SET balance = a.balance + s.amount
    FROM (SELECT account_id, sum(amount)::bigint AS amount FROM added GROUP BY account_id) s
    WHERE a.id = s.account_id;

  SELECT l.account_id INTO wrong
    FROM (SELECT DISTINCT ON (account_id) account_id, balance_after FROM added ORDER BY account_id, id DESC) l
    JOIN ledger_accounts a ON a.id = l.account_id
    WHERE a.balance <> l.balance_after LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger: balance after a posting of account % is wrong', wrong USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balance_after';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_apply AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_apply_postings();
--> statement-breakpoint

-- At commit: no transaction without postings.
CREATE FUNCTION ledger_refuse_orphan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_postings WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger: transaction % has no postings', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_no_orphan';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_no_orphan AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_refuse_orphan();
