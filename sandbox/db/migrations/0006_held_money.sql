DROP INDEX "turnover_requirements_reference_unique";--> statement-breakpoint
DROP INDEX "turnover_requirements_open";--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "source" text DEFAULT 'deposit' NOT NULL;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ALTER COLUMN "source" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "held_points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "point_redemptions" ADD COLUMN "held_points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "turnover_requirements" SET "ended_at" = now() WHERE "done" = "required";--> statement-breakpoint
-- A deposit and its bonus have one requirement so far; it becomes that of the bonus.
UPDATE "turnover_requirements" r SET "source" = 'bonus' FROM "members" m
WHERE m."id" = r."member_id" AND EXISTS (
  SELECT 1 FROM "ledger_transactions" t WHERE t."merchant" = m."merchant" AND t."kind" = 'bonus' AND t."reference" = r."reference");--> statement-breakpoint
-- What bets won under an open bonus was not recorded. The newest bonus holds all the money there is, and the points earned since the first.
UPDATE "turnover_requirements" r SET "held" = (
  SELECT coalesce(sum(a."balance"), 0) FROM "ledger_accounts" a WHERE a."member_id" = r."member_id" AND a."kind" IN ('main', 'game')
), "held_points" = least((
  SELECT coalesce(sum(a."balance"), 0) FROM "ledger_accounts" a WHERE a."member_id" = r."member_id" AND a."kind" = 'points'
), (
  SELECT coalesce(sum(p."amount"), 0) FROM "ledger_postings" p
  JOIN "ledger_accounts" a ON a."id" = p."account_id" JOIN "ledger_transactions" t ON t."id" = p."transaction_id"
  WHERE a."member_id" = r."member_id" AND a."kind" = 'points' AND t."kind" = 'points-earned' AND t."at" >= open."since"
)) FROM (
  SELECT max("id") AS "newest", min("created_at") AS "since" FROM "turnover_requirements"
  WHERE "source" = 'bonus' AND "ended_at" IS NULL GROUP BY "member_id"
) open WHERE r."id" = open."newest";--> statement-breakpoint
UPDATE "point_redemptions" d SET "held_points" = d."points" WHERE d."status" = 'IN_PROCESS' AND EXISTS (
  SELECT 1 FROM "turnover_requirements" r WHERE r."member_id" = d."member_id" AND r."source" = 'bonus' AND r."ended_at" IS NULL
  AND r."created_at" <= d."created_at");--> statement-breakpoint
-- Of a bonus that was lost nothing is left to hold.
UPDATE "turnover_requirements" r SET "ended_at" = now(), "held_points" = 0 WHERE r."source" = 'bonus' AND r."ended_at" IS NULL AND NOT EXISTS (
  SELECT 1 FROM "turnover_requirements" o WHERE o."member_id" = r."member_id" AND o."ended_at" IS NULL AND o."held" > 0);--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_requirements_reference_unique" ON "turnover_requirements" USING btree ("member_id","reference","source");--> statement-breakpoint
CREATE INDEX "turnover_requirements_open" ON "turnover_requirements" USING btree ("member_id","id") WHERE "turnover_requirements"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD CONSTRAINT "turnover_requirements_held" CHECK ("turnover_requirements"."held" >= 0 and "turnover_requirements"."held_points" >= 0);--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD CONSTRAINT "turnover_requirements_open_done" CHECK ("turnover_requirements"."ended_at" is not null or "turnover_requirements"."done" < "turnover_requirements"."required");--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD CONSTRAINT "turnover_requirements_holds" CHECK (("turnover_requirements"."source" = 'bonus' and "turnover_requirements"."ended_at" is null) or ("turnover_requirements"."held" = 0 and "turnover_requirements"."held_points" = 0));--> statement-breakpoint
ALTER TABLE "point_redemptions" ADD CONSTRAINT "point_redemptions_held" CHECK ("point_redemptions"."held_points" between 0 and "point_redemptions"."points");
