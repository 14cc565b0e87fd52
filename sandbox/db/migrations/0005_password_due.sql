ALTER TABLE "sessions" ADD COLUMN "password_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DELETE FROM "sessions" USING "members" WHERE "members"."id" = "sessions"."member_id" AND ("members"."first_login" OR "members"."password_expired");
