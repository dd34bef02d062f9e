CREATE TABLE "heard_numbers" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL
);
